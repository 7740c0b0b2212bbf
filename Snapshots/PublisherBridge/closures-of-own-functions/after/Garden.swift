import Combine
import SwiftUI

@Observable
final class Plant {
  var height = 0 {
    willSet { heightSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var heightSubject = CurrentValueSubject<Int, Never>(_height)
}

@Observable
final class Can {
  var isFull = false {
    willSet { isFullSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var isFullSubject = CurrentValueSubject<Bool, Never>(_isFull)
}

@Observable
final class Shed {
  var isOpen = false {
    willSet { isOpenSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var isOpenSubject = CurrentValueSubject<Bool, Never>(_isOpen)
}

@Observable
final class Gate {
  var isShut = false {
    willSet { isShutSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var isShutSubject = CurrentValueSubject<Bool, Never>(_isShut)
}

@Observable
final class Hose {
  var flow = 0.0 {
    willSet { flowSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var flowSubject = CurrentValueSubject<Double, Never>(_flow)
}

@Observable
final class Rake {
  var teeth = 12 {
    willSet { teethSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var teethSubject = CurrentValueSubject<Int, Never>(_teeth)
}

@Observable
final class Lamp {
  var isLit = false {
    willSet { isLitSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var isLitSubject = CurrentValueSubject<Bool, Never>(_isLit)
}

@Observable
final class Bench {
  var seats = 2 {
    willSet { seatsSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var seatsSubject = CurrentValueSubject<Int, Never>(_seats)
}

@Observable
final class Pond {
  var fish = 0 {
    willSet { fishSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var fishSubject = CurrentValueSubject<Int, Never>(_fish)
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
      plant.heightSubject.sink { print($0) }.store(in: &cancellables)
    }
    gardener.fill(Can()) { can, isDone in
      can.isFullSubject.sink { print($0, isDone) }.store(in: &self.cancellables)
    }
    gardener.enter(
      Shed(),
      then: { [weak self] shed in
        guard let self else { return }
        shed.isOpenSubject.sink { print($0) }.store(in: &self.cancellables)
      })
    gardener.visit(Gate()) {
      $0.isShutSubject.sink { print($0) }.store(in: &cancellables)
    }
    gardener.borrow(Hose()) { hose in
      hose.flowSubject.sink { print($0) }.store(in: &cancellables)
    }
    gardener.rakes.eachFromTheEnd {
      $0.teethSubject.sink { print($0) }.store(in: &cancellables)
    }
    guide.onLamp = { lamp in
      lamp.isLitSubject.sink { print($0) }.store(in: &self.cancellables)
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
  @State private var bench = Bench()
  @State private var pond = Pond()
  let lamp: Lamp

  var body: some View {
    Seat(place: bench) { bench in
      Text("Seats")
        .onReceive(bench.seatsSubject) { print($0) }
    }
    Shore(pond: pond) { pond, count in
      _ = pond.fishSubject.sink { print($0, count) }
    }
    .onLamp(lamp) { lamp in
      _ = lamp.isLitSubject.sink { print($0) }
    }
  }
}
