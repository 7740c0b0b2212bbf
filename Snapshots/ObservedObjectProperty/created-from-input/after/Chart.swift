import SwiftUI

@Observable
final class ChartData: Identifiable {
  var points: [(String, Double)]
  @ObservationIgnored var hasNames = false
  let id = UUID()

  init(points: [Double]) {
    self.points = points.map { ("", $0) }
  }

  init(named points: [(String, Double)]) {
    self.points = points
    hasNames = true
  }

  func values() -> [Double] {
    points.map { $0.1 }
  }
}

/// Shows the points that it is handed: nothing changes the object that it makes of them.
struct LineChart: View {
  let data: ChartData
  let title: String

  init(data: [Double], title: String) {
    self.data = ChartData(points: data)
    self.title = title
  }

  var body: some View {
    Text(title)
    ForEach(data.values(), id: \.self) { Text("\($0)") }
  }
}

struct NamedChart: View {
  private let data: ChartData

  init(data: [(String, Double)]) {
    self.data = ChartData(named: data)
  }

  var body: some View {
    Legend(data: data)
  }
}

struct Legend: View {
  let data: ChartData

  var body: some View {
    Text(data.points.map { $0.0 }.joined())
  }
}

struct Report: View {
  @State private var amounts = [1.0]

  var body: some View {
    LineChart(data: amounts, title: "Amounts")
    NamedChart(data: amounts.map { ("Amount", $0) })
    Button("Add") { amounts.append(2) }
  }
}
