import SwiftUI

protocol BedModel: ObservableObject {
  var name: String { get set }
  var plants: [String] { get }
  func load() async
}

final class LiveBedModel: BedModel {
  @Published var name = ""
  @Published private(set) var plants: [String] = []

  func load() async { plants = ["Fern"] }
}

struct BedPage<Model: BedModel>: View {
  @StateObject private var model: Model

  init(model: @autoclosure @escaping () -> Model) {
    _model = StateObject(wrappedValue: model())
  }

  var body: some View {
    VStack {
      TextField("Name", text: $model.name)
      ForEach(model.plants, id: \.self) { Text($0) }
    }
    .task { await model.load() }
  }
}

struct LiveBedPage: View {
  var body: some View { BedPage(model: LiveBedModel()) }
}

#Preview {
  class Sample: BedModel {
    var name = "Herbs"
    var plants = ["Sage", "Thyme"]

    func load() async {}
  }

  return BedPage(model: Sample())
}

final class Shed: ObservableObject {
  @Published var tools: [String] = []

  func sort() { tools.sort() }
}

struct ShedList: View {
  @ObservedObject var shed: Shed

  var body: some View {
    ForEach(shed.tools, id: \.self) { Text($0) }
  }
}

protocol Lamp: ObservableObject {
  var isOn: Bool { get }
}

struct LampLabel<L: Lamp>: View {
  @ObservedObject var lamp: L

  var body: some View { Text(lamp.isOn ? "On" : "Off") }
}

#Preview("A stand-in that publishes is held") {
  class Torch: Lamp {
    @Published var isOn = false
  }

  return LampLabel(lamp: Torch())
}

class Well: ObservableObject {
  @Published var litres = 0

  func draw() { litres += 1 }
}

struct WellLabel: View {
  @ObservedObject var well: Well

  var body: some View { Button("\(well.litres)") { well.draw() } }
}

#Preview("A subclass that adds nothing to be told") {
  class DryWell: Well {
    override func draw() {}
  }

  return WellLabel(well: DryWell())
}
