/// A place where SwiftUI converts views to items, for example of a menu. They do not appear, and no `.task` runs there.
public struct PlaceOfItems: Sendable {
  /// The site where the view is created.
  public let site: Site
  /// What contains the item: "a menu".
  public let name: String
}

extension ProjectModel {
  /// The place where a view, or a view that shows it, is created as part of a menu or an alert; nil when none is known.
  public func placeOfItems(of view: TypeID) -> PlaceOfItems? {
    var queue = [view]
    var next = 0
    while next < queue.count {
      let id = queue[next]
      // Further up, only files that are read anyway are searched.
      let calls = next == 0 ? calls(named: self[id].name) : callsInParsedFiles(named: self[id].name)
      next += 1
      for (number, call) in calls where !files[number].isInTestFolder {
        let scope = ScopeReference(file: number, scope: call.scope)
        guard typeCreated(by: call.callee, at: scope)?.candidates.contains(id) == true else {
          continue
        }
        if let name = listOfItems(around: call, inFile: number) {
          return PlaceOfItems(site: files[number].site(call.range), name: name)
        }
        if let parent = enclosingType(of: scope), hasBody(parent), !queue.contains(parent) {
          queue.append(parent)
        }
      }
    }
    return nil
  }

  private func listOfItems(around place: Call, inFile number: Int) -> String? {
    let file = files[number]
    let around = file.calls(around: place.range).filter { $0.range != place.range }
    let list = around.first { list in
      guard Self.listsOfItems[list.name] != nil, list.holdsAsItem(place.range) else { return false }
      let callee = type(of: list.callee, at: ScopeReference(file: number, scope: list.scope))
      guard callee.instance.candidates.isEmpty else { return false }
      return !around.contains {
        // `MenuBarExtra { … }.menuBarExtraStyle(.window)` shows a window.
        $0.name == "menuBarExtraStyle" && $0.callee.range.contains(list.range)
          && $0.arguments.first.map { file.text($0.value.range) } == ".window"
      }
    }
    return list.flatMap { Self.listsOfItems[$0.name] }
  }

  private static let listsOfItems: [String: String] = [
    "CommandGroup": "a menu", "CommandMenu": "a menu", "Menu": "a menu",
    "MenuBarExtra": "a menu", "contextMenu": "a menu",
    "alert": "an alert", "confirmationDialog": "a dialog",
  ]
}

extension Call {
  /// Whether a place is in the items of a list, not in its label or its preview.
  fileprivate func holdsAsItem(_ place: ByteRange) -> Bool {
    arguments.contains {
      $0.value.range.contains(place) && $0.label != "label" && $0.label != "preview"
    }
  }
}
