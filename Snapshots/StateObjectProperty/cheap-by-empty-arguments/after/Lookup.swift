import Foundation
import SwiftUI

/// Looks up nothing for an empty query.
@Observable
final class Lookup: ObservableObject {
  var results: [String] = []
  var isRunning = false
  @ObservationIgnored var query: String

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
@Observable
final class Suggestion {
  var results: [String] = []
  @ObservationIgnored var query: String
  @ObservationIgnored private(set) var isReady = false

  init(query: String) {
    self.query = query
    complete()
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    run()
    isReady = true
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

@Observable
final class Ticket: ObservableObject {
  var holder: String

  init(code: Data?) {
    holder = code.flatMap { try? JSONDecoder().decode([String].self, from: $0).first } ?? ""
  }
}

struct LookupView: View {
  @State private var empty = Lookup(query: "")
  @StateObject private var filled = Lookup(query: "pears")
  @State private var suggestion = Suggestion(query: "")
  @State private var ticket = Ticket(code: nil)

  var body: some View {
    Group {
      Text("\(empty.results.count) \(filled.results.count) \(suggestion.results.count)")
      Text(ticket.holder)
    }
    .task { await suggestion.bootstrap() }
  }
}

struct TicketView: View {
  @StateObject private var ticket: Ticket
  init(code: Data) { _ticket = StateObject(wrappedValue: Ticket(code: code)) }
  var body: some View { Text(ticket.holder) }
}
