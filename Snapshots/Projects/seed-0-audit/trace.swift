import SwiftUI

/// Renders again as when the days are swiped, and takes its content away and back.
struct Harness<Content: View>: View {
  @State private var day = 0
  @State private var isShown = true
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack {
      Button("Next day") { day += 1 }
      Button("Show or hide") { isShown.toggle() }
      Text("Day \(day)")
      if isShown { content() }
    }
  }
}

@MainActor private func swipe(_ host: Host) async {
  host.render()
  await host.settle()
  for _ in 1...4 {
    host.tap("Next day")
    host.update()
    await host.settle()
  }
}

@MainActor private func countModels(_ title: String, _ host: Host) async {
  NewEntryModel.initCount = 0
  await swipe(host)
  trace(title, NewEntryModel.initCount)
}

/// A model that outlives the view whose `.task` bootstraps it.
struct Presenter: View {
  @State private var model = LazyEntryModel()
  var body: some View {
    Harness { [model] in
      Text("Entry").task {
        taskCount += 1
        await model.bootstrap()
      }
    }
  }
}

@MainActor private var taskCount = 0

@MainActor func behave() async {
  await countModels("mechanical", Host(root: Harness { NewEntryView() }))
  await countModels("Fix 1", Host(root: Harness { NewEntryViewOfFixOne() }))
  await countModels("the trap", Host(root: Harness { NewEntryViewOfTheTrap() }))

  await swipe(Host(root: Harness { LazyEntryView() }))
  trace("Fix 2", LazyEntryModel.initCount, "work", LazyEntryModel.bootstrapCount)

  NewEntryModel.initCount = 0
  let router = Host(root: Harness { EntryRouter() })
  await swipe(router)
  router.tap("New entry")
  router.update()
  router.tap("Next day")
  router.update()
  trace("Fix 3", NewEntryModel.initCount)

  LazyEntryModel.bootstrapCount = 0
  let presenter = Host(root: Presenter())
  presenter.render()
  await presenter.settle()
  for _ in 1...2 {
    presenter.tap("Show or hide")
    presenter.update()
    await presenter.settle()
  }
  trace(".task", taskCount, "work", LazyEntryModel.bootstrapCount)
}
