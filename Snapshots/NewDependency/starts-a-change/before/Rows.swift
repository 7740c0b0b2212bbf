import SwiftUI

final class Thumbnail: ObservableObject {
  @Published var image: String?
  @Published var isLoading = false
  private var attempts = 0

  func load() {
    guard !isLoading, attempts < 6 else { return }
    attempts += 1
    print("load")
    isLoading = true
    DispatchQueue.main.async { self.isLoading = false }
  }
}

final class Row: ObservableObject {
  let thumbnail = Thumbnail()
  @Published var title = "Tea"
}

/// Loads again after each failure, now that it observes the thumbnail.
struct RowView: View {
  @ObservedObject var row: Row

  var body: some View {
    content
    Button("Rename") { row.title = "Coffee" }
  }

  private var content: some View {
    loadIfNeeded()
    return Text(row.title)
  }

  private func loadIfNeeded() {
    if row.thumbnail.image == nil { row.thumbnail.load() }
  }
}

final class Visits: ObservableObject {
  static let shared = Visits()
  @Published var count = 0
  @Published var last = ""
}

/// Counts its own updates.
struct VisitsView: View {
  var body: some View {
    let _ = note()
    Text("\(Visits.shared.count)")
  }

  private func note() {
    Task { Visits.shared.count += 1 }
  }
}

/// Observes what it changes, as before.
struct ObservingView: View {
  @ObservedObject var thumbnail: Thumbnail

  var body: some View {
    if thumbnail.image == nil { let _ = thumbnail.load() }
    Text(thumbnail.image ?? "None")
  }
}

/// Assigns an equal value from the second update on.
struct LastView: View {
  let name: String

  var body: some View {
    if Visits.shared.last != name { let _ = remember() }
    Text(name)
  }

  private func remember() { Visits.shared.last = name }
}

/// Loads when it appears and in an action.
struct LazyRowView: View {
  let thumbnail: Thumbnail

  var body: some View {
    Text(thumbnail.image ?? "None")
      .task { thumbnail.load() }
    Button("Load") { thumbnail.load() }
  }
}

final class Swatches: ObservableObject {
  static let shared = Swatches()
  @Published var colors: [Int: String] = [:]

  func prepare(_ ids: [Int]) {
    for id in ids {
      if colors[id] != nil { continue }
      colors[id] = "color \(id)"
    }
  }
}

/// Finds what the first update has stored.
struct SwatchView: View {
  var body: some View {
    let _ = Swatches.shared.prepare([1, 2])
    Text(Swatches.shared.colors[1] ?? "")
  }
}
