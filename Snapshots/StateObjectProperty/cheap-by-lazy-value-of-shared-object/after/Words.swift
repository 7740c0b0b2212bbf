import Foundation
import SwiftUI

final class WordList {
  static let shared = WordList()

  private lazy var words = readWords()

  func first(of letter: String) -> String? { words.first { $0.hasPrefix(letter) } }

  private func readWords() -> [String] {
    let data = FileManager.default.contents(atPath: "/usr/share/dict/words")
    return String(decoding: data ?? Data(), as: UTF8.self).components(separatedBy: "\n")
  }
}

@Observable
final class Letter {
  var isMarked = false
  let example = WordList.shared.first(of: "a")
}

@Observable
final class Page: ObservableObject {
  var isMarked = false
  let example = WordList().first(of: "a")
}

struct LetterView: View {
  @State private var letter = Letter()
  @StateObject private var page = Page()

  var body: some View {
    VStack {
      Toggle(letter.example ?? "", isOn: $letter.isMarked)
      Toggle(page.example ?? "", isOn: $page.isMarked)
    }
  }
}
