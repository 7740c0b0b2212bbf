/// Views that stand in menus, where SwiftUI makes items of them: nothing appears there, and no `.task` runs.
extension ProjectModel {
  /// Where a view, or one that shows it, is made as a part of a menu; nil where no such place is known.
  public func placeInMenu(of view: TypeID) -> Site? {
    var queue = [view]
    var next = 0
    while next < queue.count {
      let id = queue[next]
      // Further up only what is read anyway is asked.
      let calls = next == 0 ? calls(named: self[id].name) : callsRead(named: self[id].name)
      next += 1
      for (number, call) in calls where !files[number].isOfTests {
        let scope = ScopeReference(file: number, scope: call.scope)
        guard type(of: call.callee.constructed, at: scope).instance.candidates.contains(id) else {
          continue
        }
        if isInMenu(call, inFile: number) { return files[number].site(call.range) }
        if let parent = enclosingType(of: scope), hasBody(parent), !queue.contains(parent) {
          queue.append(parent)
        }
      }
    }
    return nil
  }

  private func isInMenu(_ place: Call, inFile number: Int) -> Bool {
    let file = files[number]
    let around = file.calls(around: place.range).filter { $0.range != place.range }
    return around.contains { menu in
      guard Self.menus.contains(menu.name), menu.holdsAsItem(place.range) else { return false }
      let callee = type(of: menu.callee, at: ScopeReference(file: number, scope: menu.scope))
      guard callee.instance.candidates.isEmpty else { return false }
      return !around.contains {
        // `MenuBarExtra { … }.menuBarExtraStyle(.window)` shows a window.
        $0.name == "menuBarExtraStyle" && $0.callee.range.contains(menu.range)
          && $0.arguments.first.map { file.text($0.value.range) } == ".window"
      }
    }
  }

  private static let menus: Set<String> = [
    "CommandGroup", "CommandMenu", "Menu", "MenuBarExtra", "contextMenu",
  ]
}

extension Call {
  /// Whether a place stands in what a menu lists, rather than in its label or in what is shown beside it.
  fileprivate func holdsAsItem(_ place: ByteRange) -> Bool {
    arguments.contains {
      $0.value.range.contains(place) && $0.label != "label" && $0.label != "preview"
    }
  }
}
