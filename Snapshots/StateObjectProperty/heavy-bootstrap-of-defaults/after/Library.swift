import Foundation
import SwiftUI

enum Disk {
  nonisolated(unsafe) static var reads = 0

  static func names() -> [String] {
    reads += 1
    let text = try? String(contentsOfFile: "/no/such/names", encoding: .utf8)
    return text.map { [$0] } ?? ["Fern", "Moss"]
  }
}

/// No initializer of its own.
@Observable
final class Library {
  var names: [String] = []
  var query = ""
  @ObservationIgnored private(set) var isReady = false

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    names = Disk.names()
    isReady = true
  }

  var found: [String] { names.filter { query.isEmpty || $0.contains(query) } }
}

/// With a heavy statement besides.
@Observable
final class Shelf: ObservableObject {
  private(set) var names: [String] = {
    let names = Disk.names()
    return names.filter { $0 != "Fern" }
  }()
  var count = 0

  init() {
    count = Disk.names().count
  }
}

/// What views see must be tracked.
@Observable
final class Log: ObservableObject {
  var lines = 0
  let names: [String] = Disk.names()
}

struct LibraryView: View {
  let number: Int
  @State private var library = Library()

  var body: some View { Text("\(number): \(library.found.count)").task { await library.bootstrap() } }
}

struct ShelfView: View {
  let number: Int
  @StateObject private var shelf = Shelf()

  var body: some View { Text("\(number): \(shelf.names.count) of \(shelf.count)") }
}

struct LogView: View {
  let number: Int
  @StateObject private var log = Log()

  var body: some View { Text("\(number): \(log.lines) \(log.names.count)") }
}

struct Parent: View {
  @State private var number = 1

  var body: some View {
    Button("Render") { number += 1 }
    LibraryView(number: number)
    ShelfView(number: number)
    LogView(number: number)
  }
}
