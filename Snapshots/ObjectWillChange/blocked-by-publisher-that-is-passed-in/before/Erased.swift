import Combine
import SwiftUI

/// Its publisher is that of another object.
final class ErasedModel: ObservableObject {
  let objectWillChange: ObservableObjectPublisher

  init(_ publisher: ObservableObjectPublisher) { objectWillChange = publisher }
}

/// A plain class that notifies by hand.
final class ManualModel {
  let objectWillChange = ObservableObjectPublisher()
  var name = "" { willSet { objectWillChange.send() } }
}

struct NameField: View {
  let model: ManualModel
  @ObservedObject private var erased: ErasedModel

  init(model: ManualModel) {
    self.model = model
    erased = ErasedModel(model.objectWillChange)
  }

  var body: some View { Text(model.name) }
}
