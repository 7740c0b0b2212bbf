#if canImport(UIKit)

import SwiftUI
import UIKit

/// The whole file is for some platforms alone.
struct CodeField: View {
  @Environment(Draft.self) private var draft

  var body: some View {
    @Bindable var draft = draft
    VStack {
      TextField("Code", text: $draft.title)
    }
  }
}

struct CodeScreen: View {
  var body: some View {
    CodeField().environment(Draft())
  }
}

#Preview {
  CodeField()
}

#endif
