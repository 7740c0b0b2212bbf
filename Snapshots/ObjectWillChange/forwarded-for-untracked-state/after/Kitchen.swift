import Combine
import SwiftUI

protocol Oven: AnyObject {
  var isHot: Bool { get }
}

final class GasOven: Oven {
  private(set) var isHot = false

  @MainActor func heat() {
    isHot = true
    Kitchen.shared.ovenChanged()
  }
}

/// The counter says that an oven changed, which nothing tracks.
@MainActor
@Observable
final class Kitchen {
  let objectWillChange = ObservableObjectPublisher()
  static let shared = Kitchen()
  var ovens: [any Oven] = [] { willSet { objectWillChange.send() } }
  private(set) var changes = 0 { willSet { objectWillChange.send() } }

  func ovenChanged() { changes += 1 }
}

/// Views see through it that an oven is hot: what it passes on stays.
@MainActor
@Observable
final class Recipe {
  var dishes = ["bread"]
  @ObservationIgnored private var bag = Set<AnyCancellable>()

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.dishes) {}
  }

  var canStart: Bool { !dishes.isEmpty && Kitchen.shared.ovens.contains { $0.isHot } }

  func observe() {
    Kitchen.shared.objectWillChange
      .sink { [weak self] _ in
        self?.tidy()
        self?.notifyObservers()
      }
      .store(in: &bag)
  }

  private func tidy() { if dishes.count > 9 { dishes = [] } }
}

/// Views see only what is tracked: nothing needs to be passed on.
@MainActor
@Observable
final class Menu {
  var dishes = ["soup"]
  @ObservationIgnored private var bag = Set<AnyCancellable>()
  var title: String { "\(dishes.count) dishes, \(Kitchen.shared.ovens.count) ovens" }

  func observe() {
    Kitchen.shared.objectWillChange
      .sink { [weak self] _ in
        self?.tidy()
      }
      .store(in: &bag)
  }

  private func tidy() { if dishes.count > 9 { dishes = [] } }
}

/// Another object asks the ovens for it.
@MainActor
@Observable
final class Clock {
  var minutes = [1]
  @ObservationIgnored private var bag = Set<AnyCancellable>()

  /// Notifies every view that reads this object.
  func notifyObservers() {
    withMutation(keyPath: \.minutes) {}
  }

  var title: String { "\(minutes.count) \(Thermometer.shared.isReady() ? "go" : "stay")" }

  func observe() {
    Kitchen.shared.objectWillChange
      .sink { [weak self] _ in
        self?.tidy()
        self?.notifyObservers()
      }
      .store(in: &bag)
  }

  private func tidy() { if minutes.count > 9 { minutes = [] } }
}

@MainActor
final class Thermometer {
  static let shared = Thermometer()

  func isReady() -> Bool { Kitchen.shared.ovens.contains { isHot($0) } }
  private func isHot(_ oven: any Oven) -> Bool { oven.isHot }
}

struct ClockView: View {
  let clock: Clock

  var body: some View { Text(clock.title) }
}

struct RecipeView: View {
  let recipe: Recipe

  var body: some View { Text(recipe.canStart ? "start" : "wait") }
}

struct MenuView: View {
  let menu: Menu

  var body: some View { Text(menu.title) }
}

struct KitchenView: View {
  let kitchen = Kitchen.shared

  var body: some View { Text("\(kitchen.changes)") }
}
