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
@Observable
final class Parcel {
  private let label: Label
  private let box: Box
  private let packed = Date(timeIntervalSinceReferenceDate: 0)

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.self) {}
  }

  init(label: Label) {
    self.label = label
    box = Box(lid: Lid())
  }

  var code: String { label.code }
  var grams: Int { label.weight.grams }
  var isOnFloor: Bool { label.scale == .floor }
  var second: Double { packed.timeIntervalSinceReferenceDate }

  var shown: String {
    access(keyPath: \.self)
    return label.shown
  }
  var isOpen: Bool {
    access(keyPath: \.self)
    return box.lid.isOpen
  }
  var age: Double {
    access(keyPath: \.self)
    return -packed.timeIntervalSinceNow
  }

  func turn() {
    Scale.unit = "kg"
    box.lid.isOpen.toggle()
    notifyObservers()
  }
}

struct ParcelView: View {
  let parcel: Parcel

  var body: some View {
    Text("\(parcel.code), \(parcel.grams), \(parcel.second), \(parcel.shown), \(parcel.age)")
    if parcel.isOpen || parcel.isOnFloor { Text("open") }
    Button("Turn") { parcel.turn() }
  }
}
