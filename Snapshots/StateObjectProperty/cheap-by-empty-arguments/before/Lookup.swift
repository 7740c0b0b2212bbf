import Foundation
import SwiftUI

/// Looks up nothing for an empty query.
final class Lookup: ObservableObject {
  @Published var results: [String] = []
  @Published var isRunning = false
  var query: String

  init(query: String) {
    self.query = query
    run()
  }

  func run() {
    guard !isRunning, !query.isEmpty else { return }
    isRunning = true
    URLSession.shared.dataTask(with: URL(fileURLWithPath: query)) { _, _, _ in
      DispatchQueue.main.async { self.results = [self.query] }
    }.resume()
  }
}

/// Replaces an empty query before it looks it up.
final class Suggestion: ObservableObject {
  @Published var results: [String] = []
  var query: String

  init(query: String) {
    self.query = query
    complete()
    run()
  }

  private func complete() {
    if query.count < 3 { query = "apples" }
  }

  private func run() {
    guard !query.isEmpty else { return }
    URLSession.shared.dataTask(with: URL(fileURLWithPath: query)) { _, _, _ in
      DispatchQueue.main.async { self.results = [self.query] }
    }.resume()
  }
}

final class Ticket: ObservableObject {
  @Published var holder: String

  init(code: Data?) {
    holder = code.flatMap { try? JSONDecoder().decode([String].self, from: $0).first } ?? ""
  }
}

struct LookupView: View {
  @StateObject private var empty = Lookup(query: "")
  @StateObject private var filled = Lookup(query: "pears")
  @StateObject private var suggestion = Suggestion(query: "")
  @StateObject private var ticket = Ticket(code: nil)

  var body: some View {
    Text("\(empty.results.count) \(filled.results.count) \(suggestion.results.count)")
    Text(ticket.holder)
  }
}

struct TicketView: View {
  @StateObject private var ticket: Ticket
  init(code: Data) { _ticket = StateObject(wrappedValue: Ticket(code: code)) }
  var body: some View { Text(ticket.holder) }
}
