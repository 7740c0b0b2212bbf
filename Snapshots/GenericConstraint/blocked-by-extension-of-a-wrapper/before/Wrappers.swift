import SwiftUI

extension ObservedObject.Wrapper where ObjectType == Draft {
  var trimmed: Binding<String> {
    let text: Binding<String> = self.text
    return Binding(get: { text.wrappedValue }, set: { text.wrappedValue = $0 })
  }
}

extension ObservedObject.Wrapper {
  func doubled(_ path: ReferenceWritableKeyPath<ObjectType, Int>) -> Binding<Int> {
    let value = self[dynamicMember: path]
    return Binding(get: { value.wrappedValue * 2 }, set: { value.wrappedValue = $0 / 2 })
  }
}
