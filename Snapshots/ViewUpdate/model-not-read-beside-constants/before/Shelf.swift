import Foundation
import SwiftUI

final class Clock: ObservableObject {
  @Published var minute = 0

  func tick() { minute += 1 }
}

extension Notification.Name {
  static let moved = Notification.Name("moved")
}

final class Book {
  var title: String
  private(set) var shelf = 1

  init(title: String) { self.title = title }
}

struct BookView: View {
  @ObservedObject var clock: Clock
  let book: Book

  var body: some View {
    Text(book.title)
      .onReceive(NotificationCenter.default.publisher(for: .moved)) { _ in }
    Text("Shelf \(book.shelf)")
  }
}

struct BoundView: View {
  @ObservedObject var clock: Clock
  @ObservedObject var other: Clock

  var body: some View {
    Text("\(other.minute)")
  }
}

final class Lamp {
  var isOn = false
}

struct LampView: View {
  @ObservedObject var clock: Clock
  let lamp: Lamp

  var body: some View {
    Text(lamp.isOn ? "on" : "off")
    Button("Switch") { lamp.isOn = true }
  }
}
