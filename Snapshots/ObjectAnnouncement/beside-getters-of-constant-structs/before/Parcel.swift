import SwiftUI

struct Label {
  let code: String
  var lines: [String]
  var weight: Weight
  let scale: Scale

  var shown: String { Scale.unit + code }
}

struct Weight {
  var grams: Int
}

enum Scale {
  nonisolated(unsafe) static var unit = "g"
  case kitchen, floor
}

struct Box {
  let lid: Lid
}

final class Lid {
  var isOpen = false
}

/// What is stored in a constant of plain values stays as it is, so its getters need nothing.
final class Parcel: ObservableObject {
  private let label: Label
  private let box: Box
  private let packed = Date(timeIntervalSinceReferenceDate: 0)

  init(label: Label) {
    self.label = label
    box = Box(lid: Lid())
  }

  var code: String { label.code }
  var grams: Int { label.weight.grams }
  var isOnFloor: Bool { label.scale == .floor }
  var second: Double { packed.timeIntervalSinceReferenceDate }

  var shown: String { label.shown }
  var isOpen: Bool { box.lid.isOpen }
  var age: Double { -packed.timeIntervalSinceNow }

  func turn() {
    Scale.unit = "kg"
    box.lid.isOpen.toggle()
    objectWillChange.send()
  }
}

struct ParcelView: View {
  @ObservedObject var parcel: Parcel

  var body: some View {
    Text("\(parcel.code), \(parcel.grams), \(parcel.second), \(parcel.shown), \(parcel.age)")
    if parcel.isOpen || parcel.isOnFloor { Text("open") }
    Button("Turn") { parcel.turn() }
  }
}
