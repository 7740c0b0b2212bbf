import Combine
import SwiftUI

final class Plant: ObservableObject {
  @Published var height = 0
}

final class Can: ObservableObject {
  @Published var isFull = false
}

final class Shed: ObservableObject {
  @Published var isOpen = false
}

final class Gate: ObservableObject {
  @Published var isShut = false
}

final class Hose: ObservableObject {
  @Published var flow = 0.0
}

final class Rake: ObservableObject {
  @Published var teeth = 12
}

final class Lamp: ObservableObject {
  @Published var isLit = false
}

final class Bench: ObservableObject {
  @Published var seats = 2
}

final class Pond: ObservableObject {
  @Published var fish = 0
}

struct Gardener {
  typealias Visit = (Gate) -> Void

  let rakes: [Rake]

  func plant(title: String = "", then: (Plant) -> Void) {
    then(Plant())
  }

  func fill(_ can: Can, done: @escaping (_ can: Can, Bool) -> Void = { _, _ in }) {
    done(can, true)
  }

  func enter(_ shed: Shed, then: ((Shed) -> Void)? = nil) {
    then?(shed)
  }

  func visit(_ gate: Gate, _ visit: Visit) {
    visit(gate)
  }

  func borrow<Tool>(_ tool: Tool, for work: (Tool) -> Void) {
    work(tool)
  }
}

extension Array {
  func eachFromTheEnd(_ work: (Element) -> Void) {
    reversed().forEach(work)
  }
}

final class Guide {
  var onLamp: ((Lamp) -> Void)?
}

struct Seat<Place, Content: View>: View {
  let place: Place
  @ViewBuilder var content: (Place) -> Content

  var body: some View { content(place) }
}

struct Shore: View {
  let pond: Pond
  let onFish: (Pond, Int) -> Void

  var body: some View {
    Button("Feed") { onFish(pond, 1) }
  }
}

extension View {
  func onLamp(_ lamp: Lamp, perform: @escaping (Lamp) -> Void) -> some View {
    onAppear { perform(lamp) }
  }
}

final class Journal {
  private var cancellables: Set<AnyCancellable> = []

  func follow(_ gardener: Gardener, _ guide: Guide) {
    gardener.plant { plant in
      plant.$height.sink { print($0) }.store(in: &cancellables)
    }
    gardener.fill(Can()) { can, isDone in
      can.$isFull.sink { print($0, isDone) }.store(in: &self.cancellables)
    }
    gardener.enter(
      Shed(),
      then: { [weak self] shed in
        guard let self else { return }
        shed.$isOpen.sink { print($0) }.store(in: &self.cancellables)
      })
    gardener.visit(Gate()) {
      $0.$isShut.sink { print($0) }.store(in: &cancellables)
    }
    gardener.borrow(Hose()) { hose in
      hose.$flow.sink { print($0) }.store(in: &cancellables)
    }
    gardener.rakes.eachFromTheEnd {
      $0.$teeth.sink { print($0) }.store(in: &cancellables)
    }
    guide.onLamp = { lamp in
      lamp.$isLit.sink { print($0) }.store(in: &self.cancellables)
    }
  }
}

struct Sign: View {
  let plant: Plant
  let can: Can
  let shed: Shed
  let gate: Gate
  let hose: Hose
  let rake: Rake
  let lamp: Lamp

  var body: some View {
    Text("\(plant.height) \(can.isFull) \(shed.isOpen) \(gate.isShut)")
    Text("\(hose.flow) \(rake.teeth) \(lamp.isLit)")
  }
}

struct Park: View {
  @StateObject private var bench = Bench()
  @StateObject private var pond = Pond()
  let lamp: Lamp

  var body: some View {
    Seat(place: bench) { bench in
      Text("Seats")
        .onReceive(bench.$seats) { print($0) }
    }
    Shore(pond: pond) { pond, count in
      _ = pond.$fish.sink { print($0, count) }
    }
    .onLamp(lamp) { lamp in
      _ = lamp.$isLit.sink { print($0) }
    }
  }
}
