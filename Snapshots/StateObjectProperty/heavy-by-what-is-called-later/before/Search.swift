import Combine
import Foundation
import SwiftUI

/// `find` is `self.find`, and the pipeline keeps it.
final class Search: ObservableObject {
  @Published var text = ""
  @Published private(set) var results: [String] = []
  private var cancellable: AnyCancellable?

  init() {
    cancellable = $text.map(find(_:)).sink { [weak self] in self?.results = $0 }
  }

  private func find(_ text: String) -> [String] { [text] }
}

/// A static function holds no object.
final class Filter: ObservableObject {
  @Published var text = ""
  @Published private(set) var results: [String] = []
  private var cancellable: AnyCancellable?

  init() {
    cancellable = $text.map(Self.find).sink { [weak self] in self?.results = $0 }
  }

  private static func find(_ text: String) -> [String] { [text] }
}

enum Answers {
  nonisolated(unsafe) static var last: Data?
}

/// The block changes what all objects share.
final class Question: ObservableObject {
  @Published var text = ""
  private let operation: BlockOperation

  init() {
    operation = BlockOperation { Answers.last = Data() }
  }
}

/// The block changes what belongs to the object.
final class Draft: ObservableObject {
  @Published var text = ""
  private let answers = Sheet()
  private let operation: BlockOperation

  init() {
    operation = BlockOperation { [answers] in answers.last = Data() }
  }
}

final class Sheet: @unchecked Sendable {
  var last: Data?
}

struct SearchView: View {
  @StateObject private var search = Search()
  @StateObject private var filter = Filter()
  @StateObject private var question = Question()
  @StateObject private var draft = Draft()

  var body: some View {
    Text((search.results + filter.results).joined())
    Text(question.text + draft.text)
  }
}
