import Foundation
import SwiftUI

enum Mode { case reading, writing }

@Observable
final class Drafts: ObservableObject {
  static var made = 0
  static var saves = 0

  var titles: [String] = []

  init(mode: Mode = .reading, restores: Bool = false) {
    Self.made += 1
    prepare(restores: restores)
    switch mode {
    case .reading: titles = ["Fern"]
    case .writing: save()
    }
  }

  private func prepare(restores: Bool) {
    guard restores else { return }
    save()
  }

  private func save() {
    Self.saves += 1
    UserDefaults.standard.set(titles, forKey: "drafts")
  }
}

struct DraftsView: View {
  let count: Int
  @State private var drafts = Drafts()

  var body: some View {
    Text("\(count): \(drafts.titles.count)")
  }
}

struct Editor: View {
  @State private var drafts: Drafts

  init(title: String) {
    _drafts = State(wrappedValue: Drafts(restores: false))
  }

  var body: some View {
    Text("\(drafts.titles.count)")
  }
}

struct Restored: View {
  @StateObject private var drafts = Drafts(restores: true)

  var body: some View {
    Text("\(drafts.titles.count)")
  }
}

struct Parent: View {
  @State private var count = 1

  var body: some View {
    Button("Render") { count += 1 }
    DraftsView(count: count)
  }
}
