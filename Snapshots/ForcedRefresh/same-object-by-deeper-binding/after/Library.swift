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

@Observable
final class Cover {
  var color = "red"
}

/// It notifies nobody.
final class Margin {
  var width = 0
}

@Observable
final class Book {
  var label = Label()
  var cover = Cover()
  var margin = Margin()
}

@Observable
final class Library {
  var book = Book()
  var queue = OperationQueue()
}

struct BookEditor: View {
  @Environment(Library.self) private var library

  var body: some View {
    @Bindable var library = library
    VStack {
      TextField("Name", text: $library.book.label.name)
      TextField("Color", text: $library.book.cover.color)
      Stepper("Width", value: $library.book.margin.width)
      Toggle("Paused", isOn: $library.queue.isSuspended)
    }
  }
}

struct BookRow: View {
  let library: Library

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
  @State private var library = Library()

  var body: some View {
    VStack {
      BookEditor()
      BookRow(library: library)
    }
    .environment(library)
  }
}
