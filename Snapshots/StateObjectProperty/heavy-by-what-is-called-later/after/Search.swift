import Combine
import Foundation
import SwiftUI

/// `find` is `self.find`, and the pipeline keeps it.
@Observable
final class Search: ObservableObject {
  var text = "" {
    willSet { textSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var textSubject = CurrentValueSubject<String, Never>(_text)
  private(set) var results: [String] = []
  @ObservationIgnored private var cancellable: AnyCancellable?

  init() {
    cancellable = textSubject.map(find(_:)).sink { [weak self] in self?.results = $0 }
  }

  private func find(_ text: String) -> [String] { [text] }
}

/// A static function holds no object.
@Observable
final class Filter {
  var text = "" {
    willSet { textSubject.send(newValue) }
  }
  @ObservationIgnored private lazy var textSubject = CurrentValueSubject<String, Never>(_text)
  private(set) var results: [String] = []
  @ObservationIgnored private var cancellable: AnyCancellable?

  init() {
    cancellable = textSubject.map(Self.find).sink { [weak self] in self?.results = $0 }
  }

  private static func find(_ text: String) -> [String] { [text] }
}

enum Answers {
  nonisolated(unsafe) static var last: Data?
}

/// The block changes what all objects share.
@Observable
final class Question: ObservableObject {
  var text = ""
  private let operation: BlockOperation

  init() {
    operation = BlockOperation { Answers.last = Data() }
  }
}

/// The block changes what belongs to the object.
@Observable
final class Draft {
  var text = ""
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
  @State private var filter = Filter()
  @StateObject private var question = Question()
  @State private var draft = Draft()

  var body: some View {
    Text((search.results + filter.results).joined())
    Text(question.text + draft.text)
  }
}
