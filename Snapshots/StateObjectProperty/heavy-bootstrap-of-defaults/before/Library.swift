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
final class Library: ObservableObject {
  @Published var names: [String] = Disk.names()
  @Published var query = ""

  var found: [String] { names.filter { query.isEmpty || $0.contains(query) } }
}

/// With a heavy statement besides.
final class Shelf: ObservableObject {
  @Published private(set) var names: [String] = {
    let names = Disk.names()
    return names.filter { $0 != "Fern" }
  }()
  @Published var count = 0

  init() {
    count = Disk.names().count
  }
}

/// What views see must be tracked.
final class Log: ObservableObject {
  @Published var lines = 0
  let names: [String] = Disk.names()
}

struct LibraryView: View {
  let number: Int
  @StateObject private var library = Library()

  var body: some View { Text("\(number): \(library.found.count)") }
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
