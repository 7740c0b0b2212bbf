import SwiftUI

final class Car: NSObject, Identifiable {
  var mileage = 0
  var owner = "Ann"
}

struct Parking: Equatable {
  var car: Car
  var level = 1
}

enum Repair: Equatable {
  case none
  case ongoing(Car)
}

protocol CarSource {
  func cars() -> [Car]
}

final class Dealer: CarSource {
  private let stock = [Car(), Car()]
  private var recent: [Car] = []
  var newest: Car { stock[0] }
  var all: [Car] { stock }

  func cars() -> [Car] {
    if stock.isEmpty { return [] }
    return stock
  }

  /// Other objects each time.
  func fresh() -> [Car] { [Car(), Car()] }

  func sorted() throws -> [Car] {
    let used = stock.filter { $0.mileage > 0 }
    return used
  }

  /// Not the same ones.
  func more() -> [Car] { stock + [Car()] }

  func latest() -> [Car] {
    recent = [Car()]
    return recent
  }
}

@Observable
final class Garage {
  private(set) var cars: [Car] = []
  private(set) var listed: [Car] = []
  private(set) var fresh: [Car] = []
  private(set) var latest: [Car] = []
  private(set) var used: [Car] = []
  private(set) var more: [Car] = []
  private(set) var parking: Parking?
  private(set) var repair = Repair.none
  private let dealer = Dealer()
  private let source: any CarSource

  init(source: any CarSource) {
    self.source = source
  }

  func reload() {
    cars = source.cars()
    listed = dealer.all
    fresh = dealer.fresh()
    latest = dealer.latest()
    used = (try? dealer.sorted()) ?? []
    more = dealer.more()
  }

  func drive(_ car: Car) {
    car.mileage += 10
    parking = Parking(car: car)
    repair = .ongoing(car)
  }

  /// Another level is another value, and nothing of the car changes.
  func park(_ car: Car, level: Int) {
    parking = Parking(car: car, level: level + 1)
    repair = .none
  }
}

struct GarageView: View {
  @State private var garage = Garage(source: Dealer())

  var body: some View {
    VStack {
      Text("\(garage.parking?.car.mileage ?? 0)")
      if case .ongoing(let car) = garage.repair { Text("\(car.mileage)") }
      ForEach(garage.cars + garage.listed + garage.used) { car in
        Text("\(car.mileage)")
        Button("Drive") { garage.drive(car) }
        Button("Park") { garage.park(car, level: 2) }
      }
      Text("\((garage.fresh + garage.latest + garage.more).map(\.mileage).count)")
      Button("Reload") { garage.reload() }
    }
  }
}
