#if canImport(UIKit)

import SwiftUI
import UIKit

/// The whole file is for some platforms alone.
struct CodeField: View {
  @EnvironmentObject private var draft: Draft

  var body: some View {
    VStack {
      TextField("Code", text: $draft.title)
    }
  }
}

struct CodeScreen: View {
  var body: some View {
    CodeField().environmentObject(Draft())
  }
}

#Preview {
  CodeField()
}

#endif
