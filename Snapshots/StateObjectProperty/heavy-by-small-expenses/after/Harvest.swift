import SwiftUI

struct Crop {
  let name: String
  let day: Date
}

final class Field {
  static let shared = Field()
  var crops: [Crop] = []
}

/// Each of them is cheap; together they are not.
@Observable
final class Harvest: ObservableObject {
  var days: [Date: [String]] = [:]
  let names: [String]

  init() {
    let ripe = Field.shared.crops.filter { $0.day < .now }
    for crop in ripe { days[crop.day, default: []].append(crop.name) }
    names = ripe.map(\.name).sorted()
  }
}

/// One of them.
@Observable
final class Rows {
  var count = 0
  let names: [String]

  init() { names = Field.shared.crops.map { $0.name } }
}

struct HarvestView: View {
  @StateObject private var harvest = Harvest()
  @State private var rows = Rows()

  var body: some View { Text("\(harvest.days.count) \(harvest.names.count) \(rows.count)") }
}
