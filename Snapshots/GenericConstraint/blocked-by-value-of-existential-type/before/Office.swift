import Combine
import SwiftUI

final class Desk: ObservableObject { @Published var papers = 0 }
final class Lamp: ObservableObject { @Published var isOn = false }
final class Chair: ObservableObject { @Published var height = 0 }
final class Shelf: ObservableObject { @Published var books = 0 }
final class Plant: ObservableObject { @Published var leaves = 0 }
final class Door: ObservableObject { @Published var isOpen = false }
final class Window: ObservableObject { @Published var isOpen = false }

protocol ObjectProvider {
  var objects: [any ObservableObject] { get }
}

final class DeskModule: ObjectProvider {
  private var desk: Desk?

  var objects: [any ObservableObject] {
    guard let desk else { return [] }
    return [desk]
  }
}

func makeLamp() -> any ObservableObject { Lamp() }

func watch(all objects: [any ObservableObject]) -> Int { objects.count }

func watchChair(_ chair: Chair) -> Int { watch(all: [chair]) }

func watchShelves(_ shelves: [Shelf]) -> Int {
  let first: (any ObservableObject)? = shelves.first
  return first == nil ? 0 : 1
}

func watchPlant(_ plant: Plant) -> Int {
  var all: [any ObservableObject] = []
  all.append(plant)
  return all.count
}

struct Frame {
  let content: any ObservableObject
}

func frame(_ door: Door) -> Frame { Frame(content: door) }

struct WindowView: View {
  @ObservedObject var window: Window

  var body: some View {
    Text(window.isOpen ? "open" : "closed")
  }
}
