import Foundation
import SwiftUI

/// It stays an `ObservableObject`, because its coding is synthesized.
final class Label: ObservableObject, Codable {
  var name = ""

  init() {}

  required init(from decoder: Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decodeIfPresent(String.self, forKey: .name) ?? "none"
  }
}

final class Cover: ObservableObject {
  @Published var color = "red"
}

/// It notifies nobody.
final class Margin {
  var width = 0
}

final class Book: ObservableObject {
  @Published var label = Label()
  @Published var cover = Cover()
  @Published var margin = Margin()
}

final class Library: ObservableObject {
  @Published var book = Book()
  @Published var queue = OperationQueue()
}

struct BookEditor: View {
  @EnvironmentObject private var library: Library

  var body: some View {
    VStack {
      TextField("Name", text: $library.book.label.name)
      TextField("Color", text: $library.book.cover.color)
      Stepper("Width", value: $library.book.margin.width)
      Toggle("Paused", isOn: $library.queue.isSuspended)
    }
  }
}

struct BookRow: View {
  @ObservedObject var library: Library

  var body: some View {
    VStack {
      Text(library.book.label.name)
      Text(library.book.cover.color)
      Text("\(library.book.margin.width)")
      Text(library.queue.isSuspended ? "paused" : "running")
    }
  }
}

struct LibraryScreen: View {
  @StateObject private var library = Library()

  var body: some View {
    VStack {
      BookEditor()
      BookRow(library: library)
    }
    .environmentObject(library)
  }
}
