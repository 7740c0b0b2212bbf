import SwiftUI

final class Survey: ObservableObject {
  @Published var pins = 1
  @Published var title = "Survey"
  @Published var zoom = 1
  @Published var scale = 10
}

/// Is called by the printer, outside of any body.
struct Overlay {
  let count: () -> Int
}

/// The same, with an initializer of its own.
final class Legend {
  private let make: () -> String

  init(text: @escaping () -> String) { make = text }

  func write() { Printer.shared.add(make()) }
}

/// Is called by a view.
struct Caption {
  let text: () -> String

  var lines: String { text() }
}

final class Printer {
  static let shared = Printer()
  private(set) var pages: [String] = []

  func add(_ page: String) { pages.append(page) }

  func draw(_ overlays: [Overlay]) {
    add(overlays.map { "\($0.count())" }.joined())
  }
}

struct OverlayHost: View {
  let overlays: [Overlay]
  let legend: Legend

  var body: some View {
    Color.clear.onAppear {
      Printer.shared.draw(overlays)
      legend.write()
    }
    .id(UUID())
  }
}

struct CaptionView: View {
  let caption: Caption

  var body: some View { Text(caption.lines) }
}

struct SurveyView: View {
  @ObservedObject var survey: Survey

  var body: some View {
    OverlayHost(overlays: [Overlay { survey.pins }], legend: legend)
    CaptionView(caption: Caption { "scale \(survey.scale)" })
    Text("zoom \(survey.zoom)")
    Button("Zoom") { survey.zoom += 1 }
    Button("Pin") { survey.pins += 1 }
    Button("Scale") { survey.scale += 1 }
  }

  private var legend: Legend { Legend(text: { "\(survey.title) \(survey.zoom)" }) }
}
