/// A class that has the name of the protocol of the Observation module.
public class Observable<Element>: @unchecked Sendable {
  private let element: Element

  private init(_ element: Element) {
    self.element = element
  }

  public static func just(_ element: Element) -> Observable<Element> {
    Observable(element)
  }
}
