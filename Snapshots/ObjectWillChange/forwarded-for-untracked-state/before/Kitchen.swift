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
final class Kitchen: ObservableObject {
  static let shared = Kitchen()
  @Published var ovens: [any Oven] = []
  @Published private(set) var changes = 0

  func ovenChanged() { changes += 1 }
}

/// Views see through it that an oven is hot: what it passes on stays.
@MainActor
final class Recipe: ObservableObject {
  @Published var dishes = ["bread"]
  private var bag = Set<AnyCancellable>()
  var canStart: Bool { !dishes.isEmpty && Kitchen.shared.ovens.contains { $0.isHot } }

  func observe() {
    Kitchen.shared.objectWillChange
      .sink { [weak self] _ in
        self?.tidy()
        self?.objectWillChange.send()
      }
      .store(in: &bag)
  }

  private func tidy() { if dishes.count > 9 { dishes = [] } }
}

/// Views see only what is tracked: nothing needs to be passed on.
@MainActor
final class Menu: ObservableObject {
  @Published var dishes = ["soup"]
  private var bag = Set<AnyCancellable>()
  var title: String { "\(dishes.count) dishes, \(Kitchen.shared.ovens.count) ovens" }

  func observe() {
    Kitchen.shared.objectWillChange
      .sink { [weak self] _ in
        self?.tidy()
        self?.objectWillChange.send()
      }
      .store(in: &bag)
  }

  private func tidy() { if dishes.count > 9 { dishes = [] } }
}

/// Another object asks the ovens for it.
@MainActor
final class Clock: ObservableObject {
  @Published var minutes = [1]
  private var bag = Set<AnyCancellable>()
  var title: String { "\(minutes.count) \(Thermometer.shared.isReady() ? "go" : "stay")" }

  func observe() {
    Kitchen.shared.objectWillChange
      .sink { [weak self] _ in
        self?.tidy()
        self?.objectWillChange.send()
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
  @ObservedObject var clock: Clock

  var body: some View { Text(clock.title) }
}

struct RecipeView: View {
  @ObservedObject var recipe: Recipe

  var body: some View { Text(recipe.canStart ? "start" : "wait") }
}

struct MenuView: View {
  @ObservedObject var menu: Menu

  var body: some View { Text(menu.title) }
}

struct KitchenView: View {
  @ObservedObject var kitchen = Kitchen.shared

  var body: some View { Text("\(kitchen.changes)") }
}
