import Foundation
import Testing

@testable import CurbcutUIKit

@MainActor
@Suite struct UnsatisfiableConstraintTests {
  @Test func contradictionIsReportedOnceAndLayoutGoesOn() {
    let root = root()
    let view = BoxView(20, 10, "Name")
    let other = BoxView(20, 10, "Other")
    let messages = IssueLog.messages {
      root.addSubview(view)
      root.addSubview(other)
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 100),
        other.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      ])
      root.layoutIfNeeded()
      root.setNeedsLayout()
      root.layoutIfNeeded()
    }
    #expect(
      messages == [
        """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint BoxView'Name'.width == 100   (active)>",
            "<NSLayoutConstraint H:|-(16)-[BoxView'Name']   (active, names: '|':UIView)>",
            "<NSLayoutConstraint H:[BoxView'Name']-(16)-|   (active, names: '|':UIView)>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint BoxView'Name'.width == 100   (active)>
        """
      ])
    #expect(view.frame.minX == 16 && view.frame.width == 288)
    #expect(other.frame.minX == 312)
  }

  @Test func aBrokenConstraintComesBackWhenItCan() {
    let root = root()
    let view = plain(root)
    let wide = view.widthAnchor.constraint(equalToConstant: 100)
    let messages = IssueLog.messages {
      wide.isActive = true
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
      root.layoutIfNeeded()
      #expect(view.frame.width == 100)
      wide.isActive = false
      root.layoutIfNeeded()
      #expect(view.frame.width == 50)
    }
    #expect(messages.count == 1)
  }

  @Test func rotationThatConstraintsFollowIsNoContradiction() {
    let root = root()
    let view = plain(root)
    let messages = IssueLog.messages {
      let width = view.widthAnchor.constraint(equalToConstant: 300)
      NSLayoutConstraint.activate([
        width, view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
        view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
      ])
      root.layoutIfNeeded()
      root.frame.size.width = 500
      width.constant = 480
      root.layoutIfNeeded()
    }
    #expect(messages == [])
    #expect(view.frame.width == 480)
  }

  @Test func sizesBelowZeroAreContradictions() {
    let root = root(100)
    let view = plain(root)
    let messages = IssueLog.messages {
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 80).isActive = true
      view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -80).isActive = true
      root.layoutIfNeeded()
    }
    #expect(messages.count == 1)
    #expect(view.frame.width >= 0)
  }

  @Test func itemsWithoutACommonViewAreReported() {
    let (a, b) = (BoxView(1, 1, "a"), BoxView(1, 1, "b"))
    let constraint = a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: -4)
    let messages = IssueLog.messages { constraint.isActive = true }
    #expect(!constraint.isActive)
    #expect(
      messages == [
        "Unable to activate constraint because its items have no common ancestor: "
          + "<NSLayoutConstraint BoxView'a'.leading == BoxView'b'.trailing - 4   (inactive)>"
      ])
  }

  @Test func descriptionsReadLikeUIKits() {
    let root = root()
    let (a, b) = (BoxView(1, 1, "a"), BoxView(1, 1, "b"))
    root.addSubview(a)
    root.addSubview(b)
    let width = a.widthAnchor.constraint(greaterThanOrEqualTo: b.heightAnchor, multiplier: 0.5, constant: -3)
    width.priority = .defaultHigh
    width.identifier = "mine"
    #expect(
      width.description
        == "<NSLayoutConstraint 'mine' BoxView'a'.width >= 0.5*BoxView'b'.height - 3 @750   (inactive)>")
    let gap = b.topAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 8)
    gap.isActive = true
    #expect(gap.description == "<NSLayoutConstraint V:[BoxView'a']-(>=8)-[BoxView'b']   (active)>")
    let edge = root.trailingAnchor.constraint(greaterThanOrEqualTo: b.trailingAnchor, constant: 4)
    #expect(
      edge.description
        == "<NSLayoutConstraint H:[BoxView'b']-(>=4)-|   (inactive, names: '|':UIView)>")
  }
}
