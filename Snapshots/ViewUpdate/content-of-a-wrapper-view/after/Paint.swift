import Combine
import SwiftUI

struct Paint {
  nonisolated(unsafe) static var current = "blue" { didSet { changed.send() } }
  nonisolated(unsafe) static let changed = PassthroughSubject<Void, Never>()
}

@Observable
final class PaintTicks: ObservableObject {
  private(set) var count = 0
  @ObservationIgnored private var bag: Set<AnyCancellable> = []

  init() {
    Paint.changed.sink { [weak self] in self?.count += 1 }.store(in: &bag)
  }
}

/// Observes only to call its content again.
struct Repainting<Content: View>: View {
  let ticks: PaintTicks
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}

/// The same, with closures in an array.
struct RepaintingRows: View {
  let ticks: PaintTicks
  let rows: [() -> String]

  var body: some View { Text(rows[0]()) }
}

protocol Label { var text: String { get } }

struct PaintLabel: Label { var text: String { "label \(Paint.current)" } }

struct RepaintingLabel: View {
  let ticks: PaintTicks
  let label: any Label

  var body: some View { Text(label.text) }
}

/// Its contents are constant.
struct Framed<Content: View>: View {
  let ticks: PaintTicks
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}

public struct PublicRepainting<Content: View>: View {
  @StateObject private var ticks = PaintTicks()
  let content: () -> Content

  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  public var body: some View { content() }
}

struct Wall: View {
  let ticks: PaintTicks

  var body: some View {
    Repainting(ticks: ticks) { Text("wall \(Paint.current)") }
    RepaintingRows(ticks: ticks, rows: [{ "row \(Paint.current)" }])
    RepaintingLabel(ticks: ticks, label: PaintLabel())
    Framed(ticks: ticks) { Text("frame") }
    Button("Red") { Paint.current = "red" }
  }
}
