import SwiftUI

enum Route {
  case draft
  case other
}

extension Route {
  @ViewBuilder
  var destination: some View {
    switch self {
    case .draft: DraftView(draft: .init())
    case .other: Text(verbatim: .init())
    }
  }
}

func open(_ office: Office) {
  office.ledger = .init()
}
