import SwiftUI

func plan(named name: String) -> Data {
  (try? Data(contentsOf: URL(fileURLWithPath: name))) ?? Data()
}

var savedPlan: Data { plan(named: "/saved") }

func planOfToday() -> Data { savedPlan }

struct PlanLoader {
  func callAsFunction(_ name: String) -> Data { plan(named: name) }
}

/// Keeps what gives the plan, and asks for it later.
struct LaterPlan {
  let make: () -> Data

  init(_ make: @autoclosure @escaping () -> Data) { self.make = make }
}

/// Asks for the plan at once.
struct KnownPlan {
  let data: Data

  init(_ make: @autoclosure @escaping () -> Data) { data = make() }
}

@Observable
final class CalledAsFunction: ObservableObject {
  var size = 0
  private let load = PlanLoader()

  init() { size = load("/beds").count }
}

@Observable
final class ReadByFunction: ObservableObject {
  var size = 0

  init() { size = planOfToday().count }
}

@Observable
final class ReadFromGlobal: ObservableObject {
  var size = savedPlan.count
}

@Observable
final class PutOff {
  var size = 0
  let sketch = LaterPlan(plan(named: "/later"))
}

@Observable
final class NotPutOff: ObservableObject {
  var size = 0
  let sketch = KnownPlan(plan(named: "/known"))
}

struct GardenView: View {
  @StateObject private var calledAsFunction = CalledAsFunction()
  @StateObject private var readByFunction = ReadByFunction()
  @StateObject private var readFromGlobal = ReadFromGlobal()
  @State private var putOff = PutOff()
  @StateObject private var notPutOff = NotPutOff()

  var body: some View {
    Text("\(calledAsFunction.size) \(readByFunction.size) \(readFromGlobal.size)")
    Text("\(putOff.size) \(notPutOff.size)")
  }
}
