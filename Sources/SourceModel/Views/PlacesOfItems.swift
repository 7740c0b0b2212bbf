/// A place where a view is created as an item: of a menu, or as one row of many.
public struct PlaceOfItems: Sendable {
  /// The site where the view is created.
  public let site: Site
  /// What contains the item: "a menu".
  public let name: String
}

extension Views {
  /// The place where a view, or a view that shows it, is created as part of a menu, an alert or swipe actions; nil when none is known.
  /// SwiftUI converts such views to items. They do not appear, and no `.task` runs there.
  public func placeOfItems(of view: TypeID) -> PlaceOfItems? {
    place(of: view, where: placementInItems)
  }

  /// The place where a view, or a view that shows it, is created once for each element of a collection; nil when none is
  /// known.
  public func placeOfRows(of view: TypeID) -> PlaceOfItems? {
    place(of: view, where: placementInRows)
  }

  private enum Placement {
    case item(String)
    /// A part of the view that creates it.
    case part
    /// Presented by the view that creates it, such as a sheet.
    case presented
  }

  private func place(of view: TypeID, where placement: (Call, Int) -> Placement) -> PlaceOfItems? {
    var queue = [view]
    var next = 0
    while next < queue.count {
      let id = queue[next]
      // Further up, only files that are read anyway are searched.
      let calls =
        next == 0
        ? symbols.calls(named: symbols[id].name)
        : symbols.callsInParsedFiles(named: symbols[id].name)
      next += 1
      for (number, call) in calls where !symbols.isTest(file: number) {
        let scope = ScopeReference(file: number, scope: call.scope)
        guard inference.typeCreated(by: call.callee, at: scope)?.candidates.contains(id) == true
        else { continue }
        switch placement(call, number) {
        case .item(let name):
          return PlaceOfItems(site: symbols.files[number].site(call.range), name: name)
        case .part:
          if let parent = symbols.enclosingType(of: scope), symbols.hasBody(parent),
            !queue.contains(parent)
          {
            queue.append(parent)
          }
        case .presented: break
        }
      }
    }
    return nil
  }

  private func placementInItems(of place: Call, inFile number: Int) -> Placement {
    let file = symbols.files[number]
    let around = file.calls(around: place.range).filter { $0.range != place.range }
    let list = around.first { list in
      guard SDK.listOfItems[list.name] != nil, list.holdsAsItem(place.range) else { return false }
      let callee = inference.type(
        of: list.callee, at: ScopeReference(file: number, scope: list.scope))
      guard callee.instance.candidates.isEmpty else { return false }
      return !around.contains {
        // `MenuBarExtra { … }.menuBarExtraStyle(.window)` shows a window.
        $0.name == "menuBarExtraStyle" && $0.callee.range.contains(list.range)
          && $0.arguments.first.map { file.text($0.value.range) } == ".window"
      }
    }
    return list.flatMap { SDK.listOfItems[$0.name] }.map {
      .item($0.split(separator: "-").joined(separator: " "))
    } ?? .part
  }

  private func placementInRows(of place: Call, inFile number: Int) -> Placement {
    for outer in symbols.files[number].calls(around: place.range).reversed() {
      guard let argument = outer.arguments.first(where: { $0.value.range.contains(place.range) })
      else { continue }
      if SDK.presentation.contains(outer.name), outer.presents(argument) { return .presented }
      if outer.repeatsItsContent { return .item("a row") }
    }
    return .part
  }
}

extension Call {
  /// Whether a place is in the items of a list, not in its label or its preview.
  fileprivate func holdsAsItem(_ place: ByteRange) -> Bool {
    arguments.contains {
      $0.value.range.contains(place) && $0.label != "label" && $0.label != "preview"
    }
  }

  /// Whether an argument is the content that appears on an event, rather than the label.
  fileprivate func presents(_ argument: Expression.Argument) -> Bool {
    argument.label != "label" && !arguments.contains { $0.label == "value" }
  }

  /// Whether it shows its content once for each element of a collection: `ForEach(items)`, but not `List { A() }`.
  fileprivate var repeatsItsContent: Bool {
    SDK.rowContainer.contains(name) && arguments.first.map { !$0.value.isClosure } == true
  }
}
