import Combine
import Foundation
import SwiftUI

protocol ScreenModel: ObservableObject {
  var title: String { get }
}

class BaseModel<Item>: ScreenModel {
  @Published var items: [Item] = []
  var title: String { "\(items.count)" }
}

final class ClockModel: BaseModel<Int> {
  @Published var seconds = 0
  private var token: AnyCancellable?

  override init() {
    super.init()
    token = NotificationCenter.default.publisher(for: Notification.Name("tick"))
      .sink { [weak self] _ in self?.seconds += 1 }
  }
}

final class PlainModel: BaseModel<String> {
  @Published var name = ""
}

struct ClockScreen: View {
  @StateObject private var model = ClockModel()

  var body: some View {
    Text("\(model.title) \(model.seconds)")
  }
}

struct Clocks: View {
  @StateObject private var model = ClockModel()
  @StateObject private var plain = PlainModel()

  var body: some View {
    ClockScreen()
    Text("\(model.seconds) \(plain.name)")
  }
}
