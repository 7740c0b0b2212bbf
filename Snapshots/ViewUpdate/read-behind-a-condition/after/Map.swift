import SwiftUI
import UIKit

@Observable
final class Map {
  var title = "Paris"
}

final class MapLabel: UILabel {
  var isLoaded = false
}

/// Reads the title only once the label is loaded, which no change of the map tells.
struct LateMap: UIViewRepresentable {
  let map: Map
  let label: MapLabel

  func makeUIView(context: Context) -> MapLabel { label }

  func updateUIView(_ view: MapLabel, context: Context) {
    guard view.isLoaded else { return }
    show(in: view)
  }

  private func show(in view: MapLabel) {
    view.text = map.title
    trace("late", map.title)
  }
}

/// Reads it in any case.
struct EarlyMap: UIViewRepresentable {
  let map: Map
  let label: MapLabel

  func makeUIView(context: Context) -> MapLabel { label }

  func updateUIView(_ view: MapLabel, context: Context) {
    let title = map.title
    guard view.isLoaded else { return }
    view.text = title
    trace("early", title)
  }
}

/// The parent changes the condition, and runs the function again.
struct SwitchedMap: UIViewRepresentable {
  let map: Map
  let isOn: Bool

  func makeUIView(context: Context) -> UILabel { UILabel() }

  func updateUIView(_ view: UILabel, context: Context) {
    if isOn { view.text = map.title }
    if view.text != map.title { view.text = map.title }
  }
}

/// The view that it made has the type at every run.
struct CastMap: UIViewRepresentable {
  let map: Map

  func makeUIView(context: Context) -> UIView { MapLabel() }

  func updateUIView(_ view: UIView, context: Context) {
    guard let label = view as? MapLabel else { return }
    label.text = map.title
  }
}

struct MapScreen: View {
  let map: Map
  let late = MapLabel()
  let early = MapLabel()

  var body: some View {
    LateMap(map: map, label: late)
    EarlyMap(map: map, label: early)
    SwitchedMap(map: map, isOn: true)
    Button("Load") {
      late.isLoaded = true
      early.isLoaded = true
    }
    Button("Move") { map.title = "Rome" }
  }
}
