import Foundation
import SwiftUI

func lines(of name: String) -> [String] {
  let text = try? String(contentsOfFile: name, encoding: .utf8)
  return text?.components(separatedBy: "\n") ?? []
}

/// It notifies nobody.
final class WordList {
  private(set) var words: [String] = []

  func load() { words = lines(of: "words.txt") }
  func words(with prefix: String) -> [String] { words.filter { $0.hasPrefix(prefix) } }
}

/// Views show what the list has loaded.
@Observable
final class Dictionary: ObservableObject {
  var prefix = ""
  private let list = WordList()

  init() { list.load() }

  func matches() -> [String] { list.words(with: prefix) }
}

struct DictionaryView: View {
  @StateObject private var dictionary = Dictionary()

  var body: some View {
    VStack {
      TextField("Prefix", text: $dictionary.prefix)
      ForEach(dictionary.matches(), id: \.self) { Text($0) }
    }
  }
}

enum Stopwords {
  nonisolated(unsafe) static var all: [String] = []

  static func fill() { all = lines(of: "stopwords.txt") }
}

/// Another view reads what it has filled.
@Observable
final class Filter: ObservableObject {
  var isOn = true

  init() { Stopwords.fill() }
}

struct FirstStopword: View {
  private let first: String

  init() { first = Stopwords.all.first ?? "none" }

  var body: some View { Text(first) }
}

struct FilterView: View {
  @StateObject private var filter = Filter()

  var body: some View {
    VStack {
      Toggle("Filter", isOn: $filter.isOn)
      FirstStopword()
    }
  }
}

/// Nothing but a setting, which another view reads.
@Observable
final class Launch: ObservableObject {
  var count = 0

  init() { UserDefaults.standard.set(true, forKey: "launched") }
}

struct LaunchView: View {
  @StateObject private var launch = Launch()

  var body: some View {
    VStack {
      Text("\(launch.count)")
      WelcomeView()
    }
  }
}

struct WelcomeView: View {
  var body: some View {
    Text(UserDefaults.standard.bool(forKey: "launched") ? "Welcome back" : "Welcome")
  }
}
