import Combine
import Foundation
import SwiftUI

protocol ScreenModel: AnyObject, Observable {
  var title: String { get }
}

@Observable
class BaseModel<Item>: ScreenModel {
  var items: [Item] = []
  var title: String { "\(items.count)" }
}

@Observable
final class ClockModel: BaseModel<Int>, ObservableObject {
  var seconds = 0
  @ObservationIgnored private var token: AnyCancellable?

  override init() {
    super.init()
    token = NotificationCenter.default.publisher(for: Notification.Name("tick"))
      .sink { [weak self] _ in self?.seconds += 1 }
  }
}

@Observable
final class PlainModel: BaseModel<String> {
  var name = ""
}

struct ClockScreen: View {
  // FIXME: [migrate-observable] Create `model` in `Clocks` and pass it in: its initializer subscribes to notifications (Screens.swift:20).
  @StateObject private var model = ClockModel()

  var body: some View {
    Text("\(model.title) \(model.seconds)")
  }
}

struct Clocks: View {
  @StateObject private var model = ClockModel()
  @State private var plain = PlainModel()

  var body: some View {
    ClockScreen()
    Text("\(model.seconds) \(plain.name)")
  }
}
