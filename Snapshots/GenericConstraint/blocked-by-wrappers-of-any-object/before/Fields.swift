import SwiftUI

/// Takes the bindings of any object.
func field<Model>(
  _ title: String, _ model: ObservedObject<Model>.Wrapper,
  _ path: ReferenceWritableKeyPath<Model, String>
) -> some View {
  TextField(title, text: model[dynamicMember: path])
}
