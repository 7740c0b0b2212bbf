import SwiftUI

@MainActor func behave() async {
  let model = GroupsModel()
  let host = Host(root: GroupScreen(model: model))
  host.render()
  trace(host.text)
  host.tap("Add")
  host.update()
  trace(host.text)
  model.enter("Ada")
  host.update()
  trace(host.text)
}
