import SwiftUI
import UIKit

@Observable
final class Pins {
  var items: [String] = []
  var height = 0.0
  var title = ""
}

/// The coordinator reads the pins after the update has returned.
struct PinMap: UIViewRepresentable {
  let pins: Pins

  final class Coordinator {
    let pins: Pins
    var shown: [String] = []

    init(_ pins: Pins) { self.pins = pins }

    @MainActor func reload() {
      shown = pins.items
      trace("reload", shown)
    }

    @MainActor func schedule() { DispatchQueue.main.async { self.reload() } }
  }

  func makeCoordinator() -> Coordinator { Coordinator(pins) }
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ view: UILabel, context: Context) { context.coordinator.schedule() }
}

/// The same in a task, beside something that is read at once.
struct TitledMap: UIViewRepresentable {
  let pins: Pins

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ view: UILabel, context: Context) {
    view.text = pins.title
    show(in: view)
  }

  private func show(in view: UILabel) {
    Task { view.text = "\(pins.title) \(pins.items.count)" }
  }
}

/// Reads at once what the work is about, and later only what it writes back.
struct MeasuredMap: UIViewRepresentable {
  let pins: Pins

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ view: UILabel, context: Context) {
    let items = pins.items
    measure(view, items)
  }

  private func measure(_ view: UILabel, _ items: [String]) {
    DispatchQueue.main.async {
      view.text = items.joined() + pins.items.joined()
      if pins.height != 20 { pins.height = 20 }
    }
  }
}

struct PinScreen: View {
  @State private var pins = Pins()

  var body: some View {
    PinMap(pins: pins)
    TitledMap(pins: pins)
    MeasuredMap(pins: pins)
    Button("Pin") { pins.items.append("pin") }
  }
}
