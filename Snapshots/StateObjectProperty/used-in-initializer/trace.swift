import SwiftUI

@MainActor func behave() async {
  let views: [Host] = [
    Host(root: DefaultView(count: 5)), Host(root: StorageView(count: 5)),
    Host(root: SharedView(count: 5)), Host(root: HandedView(counter: Counter(count: 5))),
  ]
  for view in views {
    view.render()
    trace(view.text)
  }
}
